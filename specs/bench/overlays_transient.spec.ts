import { defineFamily } from './generate';

defineFamily('overlays_transient');
