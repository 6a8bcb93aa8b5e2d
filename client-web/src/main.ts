import { mount } from 'svelte';
import App from './App.svelte';
import { clearSession, loadSession } from './app/session.svelte';
import { startConnection } from './app/connection.svelte';
import { loadDisplayFont } from './app/display-font';
import { keepFocus } from './app/keep-focus';
import { keepTexts } from './app/keep-texts';
import { headerAt, pageAt } from './app/pages';
import { startRouter } from './app/router.svelte';
import { startLanguage } from './i18n/text.svelte';
import { lazy } from './net/lazy.svelte';
import { ownPath } from './net/own';
import './theme.css';
import './app/base.css';
import './app/shell.css';

/** How long the frame of the page that the server sent waits for the page, before the app shows what is wrong. */
const PATIENCE_MS = 10_000;
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

startRouter((path) => pageAt(path).load());
keepFocus();
keepTexts();
startConnection((device) => {
  if (device !== undefined || clearSession())
    void lazy(() => import('./app/signed-out')).then(({ tellSession }) => tellSession(device));
});
void loadSession();
const path = ownPath();
const page = Promise.all([pageAt(path).load(), headerAt(path)]);
const patience = new Promise((over) => setTimeout(over, PATIENCE_MS));
void Promise.all([startLanguage(), Promise.race([page, patience])]).then(() => {
  target.replaceChildren();
  mount(App, { target });
  loadDisplayFont();
});
