import { defineFamily } from './generate';

defineFamily('advanced_editors');
