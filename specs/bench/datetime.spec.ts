import { defineFamily } from './generate';

defineFamily('datetime');
