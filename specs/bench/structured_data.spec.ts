import { defineFamily } from './generate';

defineFamily('structured_data');
