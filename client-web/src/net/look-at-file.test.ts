import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MATCH_FILE_BYTES } from '../gen/protocol';
import { Refused } from './http';
import { FileRefused, lookAtFile } from './look-at-file';

type Answer = (answer: ServerResponse) => unknown;

const json = (content: unknown, status = 200): Answer => {
  const headers = { 'content-type': 'application/json', 'retry-after': '0.001' };
  return (answer) => answer.writeHead(status, headers).end(JSON.stringify(content));
};
const shown = { signed: { by: 'nobody' }, played_again: true, views: {} };
const busy = json({ code: 'busy', message: '' }, 503);

/** What the server answers to the next files, and what it was sent. */
let answers: Answer[];
let sent: string[];
const server = createServer((request, answer) => {
  let text = '';
  request.on('data', (piece) => (text += piece));
  request.on('end', () => {
    sent.push(text);
    answers.shift()!(answer);
  });
});

beforeEach(async () => {
  [answers, sent] = [[], []];
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const reach = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => reach(`http://127.0.0.1:${port}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const file = new Blob(['{"rodada":5}']);
const refusal = (file: Blob) => lookAtFile(file).then(String, (error: unknown) => error);

test('a file is sent as it is', async () => {
  answers = [json(shown)];
  expect(await lookAtFile(file)).toEqual(shown);
  expect(sent).toEqual(['{"rodada":5}']);
});

test('while the server looks at other files, it is asked again a few times', async () => {
  answers = [busy, busy, json(shown)];
  expect(await lookAtFile(file)).toEqual(shown);
  answers = [busy, busy, busy, busy, json(shown)];
  expect(await refusal(file)).toEqual(new Refused('busy'));
  expect(answers.length).toBe(1);
});

test('why a file cannot be shown is told from why it was not checked', async () => {
  answers = [json({ code: 'bad_file', message: '', file: 'altered' }, 422)];
  expect(await refusal(file)).toEqual(new FileRefused('altered'));
  answers = [json({ code: 'too_many', message: '' }, 429)];
  expect(await refusal(file)).toEqual(new Refused('too_many'));
});

test('a file that is too large is not sent, and a proxy may think so, too', async () => {
  expect(await refusal(new Blob(['x'.repeat(MATCH_FILE_BYTES + 1)]))).toEqual(new Refused('too_large'));
  expect(sent).toEqual([]);
  answers = [(answer) => answer.writeHead(413).end('<h1>Request Entity Too Large</h1>')];
  expect(await refusal(file)).toEqual(new Refused('too_large'));
});

test('without an answer of the server, it cannot be reached', async () => {
  answers = [(answer) => answer.destroy()];
  expect(await refusal(file)).toEqual(new Refused('offline'));
});
