'use client';

import kit from '../../scene/kits/external/loaders';
import { createHost } from '../create-host';
import Provider from './provider';
import { stages } from './stages.gen';

export default createHost({ library: 'external', Provider, kit, stages });
