'use client';

import kit from '../../scene/kits/antd/loaders';
import { createHost } from '../create-host';
import Provider from './provider';
import { stages } from './stages.gen';

export default createHost({ library: 'antd', Provider, kit, stages });
