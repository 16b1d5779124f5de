import { defineFamily } from './generate';

defineFamily('text_entry');
