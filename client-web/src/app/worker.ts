import { language } from '../i18n/text.svelte';
import { ownAddress, ownLink } from '../net/own';

/** The browser's service workers; absent in private windows of some browsers and on pages that are not secure. */
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/**
 * Registers the service worker, which shows pushed notices, and a page when there is no network. Called only for users
 * who want notices, so that a first visit loads nothing for them. Undefined if the browser refuses.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // An address of its own for each language: the worker cannot read the user's choice.
  const address = ownAddress(`/worker.js?language=${encodeURIComponent(language.now)}`);
  return workers?.register(address, { updateViaCache: 'none' }).catch(() => undefined);
}

/** The service worker, if it is registered. One of a neighbour may be there, who lies above the path of this server. */
export async function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await workers?.getRegistration().catch(() => undefined);
  return found?.scope === ownLink('/') ? found : undefined;
}

/** Tells the worker which tables wait for the user now. It closes what is no longer true, and sets the badge. */
export async function tellWorker(waiting: readonly string[]): Promise<void> {
  const registration = await registeredWorker();
  registration?.active?.postMessage({ waiting });
}
