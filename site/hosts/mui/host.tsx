'use client';

import kit from '../../scene/kits/mui/loaders';
import { createHost } from '../create-host';
import Provider from './provider';
import { stages } from './stages.gen';

export default createHost({ library: 'mui', Provider, kit, stages });
