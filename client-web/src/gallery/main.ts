import { mount } from 'svelte';
import { bringFace } from '../app/face';
import '../theme.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
bringFace();
if (target) mount(Gallery, { target });
