import { defineFamily } from './generate';

defineFamily('discrete_choice');
