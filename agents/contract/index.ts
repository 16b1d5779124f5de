export * from './action';
export * from './agent';
export * from './attached';
export * from './observation';
export * from './transform';
