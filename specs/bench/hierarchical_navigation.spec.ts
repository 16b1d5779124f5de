import { defineFamily } from './generate';

defineFamily('hierarchical_navigation');
