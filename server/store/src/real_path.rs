//! The real path of a file that need not exist.

use std::io;
use std::path::{Component, Path, PathBuf};

/// How many links to missing files are followed, as many as Linux follows. More are a circle.
const MAX_LINKS: u32 = 40;

/// The path without symbolic links, `.` and `..`. It is the same however `path` is written, and the same before and after
/// the file and its folders are created: what is missing is appended to what exists. Creates nothing.
///
/// What cannot be resolved stays as it is written. Whoever opens the path then gets the error.
pub(super) fn real_path(path: &Path) -> PathBuf {
    resolve(path, MAX_LINKS).unwrap_or_else(|_| path.to_owned())
}

fn resolve(path: &Path, links: u32) -> io::Result<PathBuf> {
    if let Ok(real) = path.canonicalize() {
        return Ok(real);
    }
    let parent = path.parent().unwrap_or(Path::new(""));
    // Files and folders are created at the other end of a link.
    if let (Ok(target), Some(links)) = (path.read_link(), links.checked_sub(1)) {
        return resolve(&parent.join(target), links);
    }
    match path.components().next_back() {
        None => std::env::current_dir()?.canonicalize(),
        Some(Component::Normal(name)) => Ok(resolve(parent, links)?.join(name)),
        Some(Component::ParentDir) => {
            let mut real = resolve(parent, links)?;
            real.pop();
            Ok(real)
        }
        Some(Component::CurDir | Component::RootDir | Component::Prefix(_)) => resolve(parent, links),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{create_dir, remove_dir_all, write};
    use std::os::unix::fs::symlink;

    /// A temporary folder, deleted on drop, by its real path.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Self {
            let path = std::env::temp_dir().join(format!("rodada-path-{}", uuid::Uuid::new_v4()));
            create_dir(&path).unwrap();
            Self(path.canonicalize().unwrap())
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            remove_dir_all(&self.0).ok();
        }
    }

    /// Ways to write `data/games/rodada.db` in a folder in which `link` leads to `data/games`.
    const WAYS: [&str; 8] = [
        "data/games/rodada.db",
        "./data/./games//rodada.db",
        "data/../data/games/rodada.db",
        "data/games/../games/rodada.db",
        "data/games/none/../rodada.db",
        "link/rodada.db",
        "link/../games/rodada.db",
        "file",
    ];

    #[test]
    fn it_is_the_same_however_it_is_written_and_before_and_after_it_is_created() {
        let Folder(folder) = &Folder::new();
        symlink("data/games", folder.join("link")).unwrap();
        symlink(folder.join("link/rodada.db"), folder.join("file")).unwrap();
        let real = folder.join("data/games/rodada.db");
        let check = |when| {
            for way in WAYS {
                assert_eq!(real_path(&folder.join(way)), real, "{way} {when}");
            }
        };
        check("without any folder");
        create_dir(folder.join("data")).unwrap();
        check("without the inner folder");
        create_dir(folder.join("data/games")).unwrap();
        check("without the file");
        write(&real, "").unwrap();
        check("with the file");
    }

    #[test]
    fn a_relative_path_begins_in_the_working_folder() {
        let here = std::env::current_dir().unwrap().canonicalize().unwrap();
        for (path, real) in [
            ("", here.clone()),
            (".", here.clone()),
            ("no-such-folder/..", here.clone()),
            ("no-such-folder/rodada.db", here.join("no-such-folder/rodada.db")),
        ] {
            assert_eq!(real_path(Path::new(path)), real, "{path}");
        }
    }

    #[test]
    fn a_circle_of_links_ends() {
        let Folder(folder) = &Folder::new();
        symlink("two", folder.join("one")).unwrap();
        symlink("one", folder.join("two")).unwrap();
        symlink("none/../three", folder.join("three")).unwrap();
        for name in ["one/rodada.db", "three/rodada.db"] {
            assert!(real_path(&folder.join(name)).starts_with(folder), "{name}");
        }
    }
}
