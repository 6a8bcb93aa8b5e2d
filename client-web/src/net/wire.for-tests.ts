import { deflateRawSync } from 'node:zlib';
import { PROTOCOL } from '../gen/protocol';

/** The server's end of a socket, driven by the test. */
export class Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: Record<string, unknown>[] = [];

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  sayDeflated(text: string): void {
    this.onmessage?.({ data: new Uint8Array(deflateRawSync(text)).buffer });
  }
  welcome(): void {
    if (this.readyState !== 1) this.accept();
    this.say({ t: 'welcome', protocol: PROTOCOL, build: 'test', now: Date.now() });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  last(t: string): Record<string, unknown> {
    const found = this.said.filter((message) => message.t === t).at(-1);
    if (!found) throw new Error(`no ${t} was said`);
    return found;
  }
  count(t: string): number {
    return this.said.filter((message) => message.t === t).length;
  }
}
