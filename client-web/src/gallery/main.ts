import { mount } from 'svelte';
import '../theme.css';
import '../app/base.css';
import { startLanguage } from '../i18n/text.svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) void startLanguage().then(() => mount(Gallery, { target }));
