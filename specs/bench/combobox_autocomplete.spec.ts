import { defineFamily } from './generate';

defineFamily('combobox_autocomplete');
