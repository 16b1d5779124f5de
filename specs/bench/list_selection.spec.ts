import { defineFamily } from './generate';

defineFamily('list_selection');
