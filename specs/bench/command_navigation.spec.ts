import { defineFamily } from './generate';

defineFamily('command_navigation');
