import type { KitLoaders } from '../../contract';
import core from '../mui';

/** The core comes with the page; everything else only where a scene draws it. */
const loaders: KitLoaders = {
  core,
  parts: {
    dialog: () => import('./dialog'),
    drawer: () => import('./drawer'),
    popover: () => import('./popover'),
    table: () => import('./table'),
    fields: () => import('./fields'),
    select: () => import('./select'),
    tabs: () => import('./tabs'),
    nav: () => import('./nav'),
    icons: () => import('./icons'),
    display: () => import('./display'),
  },
};
export default loaders;
