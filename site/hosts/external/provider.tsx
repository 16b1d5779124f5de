/** Components of no library stand among antd's carriers, and follow the scene through the tokens and their `theme` prop. */
export { default } from '../antd/provider';
