/** As `external.tsx`: antd's carriers. */
export { default } from '../antd/loaders';
