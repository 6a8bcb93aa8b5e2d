/** JSON as it comes off the wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type Plain = { [key: string]: Json };

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Applies an RFC 7396 merge patch. Nothing is changed in place: what the patch does not touch is shared with the
 * old document, so that an unchanged part stays the same object.
 */
export function merge(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const old = isObject(target) ? target : undefined;
  const next: Plain = { ...old };
  let changed = old === undefined;
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue;
    const before = Object.hasOwn(next, key) ? next[key] : undefined;
    if (value === null) {
      if (before === undefined) continue;
      delete next[key];
    } else {
      const after = merge(before, value);
      if (after === before) continue;
      next[key] = after;
    }
    changed = true;
  }
  return changed ? next : old!;
}
