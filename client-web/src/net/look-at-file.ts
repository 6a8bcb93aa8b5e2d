import { MATCH_FILE_BYTES, type Failure, type FileFault, type LookedAt } from '../gen/protocol';
import { failure } from './failure';
import { Refused } from './http';
import { ownAddress } from './own';

/** A file that cannot be shown, and why. */
export class FileRefused extends Error {
  constructor(readonly why: FileFault) {
    super(why);
  }
}

/** The longest file takes so many milliseconds over a slow connection, and then to be checked. */
const PATIENCE = 75_000;
/** How often a file is sent while the server looks at those of others. */
const TRIES = 4;
/** How long to wait then, in seconds, unless the server says. */
const USUAL_WAIT = 3;

/** Has the server check a file. Throws `FileRefused` if it cannot be shown, `Refused` if it was not checked. */
export async function lookAtFile(file: Blob): Promise<LookedAt> {
  if (file.size > MATCH_FILE_BYTES) throw new Refused('too_large');
  for (let tries = 1; ; tries++) {
    const answer = await send(file);
    if (answer.ok) return answer.content as LookedAt;
    const refused = answer.content as Failure;
    failure.latest = refused.failure;
    if (refused.file) throw new FileRefused(refused.file);
    if (refused.code !== 'busy' || tries >= TRIES) throw new Refused(refused.code);
    await new Promise((over) => setTimeout(over, answer.wait * 1_000));
  }
}

const TOO_LARGE = 413;

interface Answer {
  ok: boolean;
  content: unknown;
  wait: number;
}

async function send(file: Blob): Promise<Answer> {
  try {
    // Not by `ask`, which gives up where nothing comes for some seconds: a file may take longer to be sent.
    const answer = await fetch(ownAddress('/api/look'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Of a proxy, perhaps, which says it in a page.
    if (answer.status === TOO_LARGE) throw new Refused('too_large');
    const wait = Number(answer.headers.get('retry-after')) || USUAL_WAIT;
    return { ok: answer.ok, content: await answer.json(), wait };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('offline');
  }
}
