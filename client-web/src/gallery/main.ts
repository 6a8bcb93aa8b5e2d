import { mount } from 'svelte';
import { loadDisplayFont } from '../app/display-font';
import '../theme.css';
import '../app/base.css';
import { startLanguage } from '../i18n/text.svelte';
import Gallery from './Gallery.svelte';
import Tables from './tables/Tables.svelte';

loadDisplayFont();
const target = document.getElementById('gallery');
if (target)
  void startLanguage().then(() => mount(location.hash === '#tables' ? Tables : Gallery, { target }));
