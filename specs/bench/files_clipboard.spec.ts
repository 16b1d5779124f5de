import { defineFamily } from './generate';

defineFamily('files_clipboard');
