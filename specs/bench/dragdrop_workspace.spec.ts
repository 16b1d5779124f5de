import { defineFamily } from './generate';

defineFamily('dragdrop_workspace');
