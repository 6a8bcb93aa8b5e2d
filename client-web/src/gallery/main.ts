import { mount } from 'svelte';
import { bringFace } from '../app/face';
import '../theme.css';
import '../app/base.css';
import { startLanguage } from '../i18n/text.svelte';
import Gallery from './Gallery.svelte';

bringFace();
const target = document.getElementById('gallery');
if (target) void startLanguage().then(() => mount(Gallery, { target }));
