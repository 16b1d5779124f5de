import { defineFamily } from './generate';

defineFamily('continuous_precision');
