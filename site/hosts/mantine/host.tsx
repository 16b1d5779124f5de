'use client';

import kit from '../../scene/kits/mantine/loaders';
import { createHost } from '../create-host';
import Provider from './provider';
import { stages } from './stages.gen';

export default createHost({ library: 'mantine', Provider, kit, stages });
