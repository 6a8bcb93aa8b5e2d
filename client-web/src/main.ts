import { mount } from 'svelte';
import App from './App.svelte';
import { forgetMe, findMe } from './app/me.svelte';
import { startLink } from './app/link.svelte';
import { bringFace } from './app/face';
import { pageAt } from './app/pages';
import { startRouter } from './app/router.svelte';
import { startLanguage } from './i18n/text.svelte';
import { lazy } from './net/lazy.svelte';
import './theme.css';
import './app/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

startRouter();
startLink(() => {
  if (forgetMe()) void lazy(() => import('./app/signed-out')).then(({ tell }) => tell());
});
// A server that does not answer yet is told of by the pages; they ask again.
findMe().catch(() => {});
// Page and language come in one round.
void pageAt(location.pathname).load();
await startLanguage();
mount(App, { target });
bringFace();
