import type { Note, Notes, SetNote } from '../gen/protocol';
import { ask } from './http';

/** Requests about notes at steps of a match. */
export const noteRequests = {
  /** The user's own notes, and those that others share. */
  all: (match: string) => ask<Notes>('GET', `/matches/${match}/notes`),
  write: (match: string, step: number, note: SetNote) =>
    ask<Note>('PUT', `/matches/${match}/notes/${step}`, note),
  remove: (match: string, step: number) => ask<undefined>('DELETE', `/matches/${match}/notes/${step}`),
};
