/** The package types its index only. */
declare module 'echarts/dist/echarts.esm.min' {
  export * from 'echarts';
}
