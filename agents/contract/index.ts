export * from './action';
export * from './agent';
export * from './observation';
export * from './transform';
