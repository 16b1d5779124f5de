/** Components that belong to none of the three libraries sit in antd's carriers, as most of them do in the blueprint. */
export { default } from './antd';
