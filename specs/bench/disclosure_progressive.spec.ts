import { defineFamily } from './generate';

defineFamily('disclosure_progressive');
