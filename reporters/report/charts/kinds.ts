import type { CustomSeriesOption, CustomSeriesRenderItem } from 'echarts';
import type { Interval } from '../../statistics/bootstrap';
import { axis, renderChart, seriesColor } from './render';

const PERCENT_AXIS = axis({
  type: 'value' as const,
  min: 0,
  max: 100,
  axisLabel: { color: 'var(--fg)', formatter: '{value}%' },
});

export interface Bar {
  name: string;
  /** 0–1; null draws nothing. */
  value: number | null;
  interval: Interval | null;
}

/** Horizontal bars of shares with their 95 % intervals. */
export function shareBars(label: string, bars: readonly Bar[], colours: 'each' | 'one' = 'each'): string {
  const whiskers: CustomSeriesOption = {
    type: 'custom',
    renderItem: whisker,
    encode: { x: [1, 2], y: 0 },
    data: bars.flatMap((b, i) => (b.interval ? [[i, b.interval.low * 100, b.interval.high * 100]] : [])),
    z: 10,
    silent: true,
  };
  return renderChart(
    label,
    { width: 900, height: 60 + bars.length * 34 },
    {
      grid: { left: 8, right: 60, top: 8, bottom: 8, containLabel: true },
      xAxis: PERCENT_AXIS,
      yAxis: axis({
        type: 'category' as const,
        inverse: true,
        data: bars.map((b) => b.name),
        splitLine: { show: false },
      }),
      series: [
        {
          type: 'bar',
          silent: true,
          barMaxWidth: 18,
          data: bars.map((b, i) => ({
            value: b.value === null ? '-' : b.value * 100,
            itemStyle: { color: seriesColor(colours === 'one' ? 0 : i) },
          })),
          label: {
            show: true,
            position: 'insideLeft',
            color: 'var(--bg)',
            formatter: ({ value }) => (typeof value === 'number' ? value.toFixed(1) : ''),
          },
        },
        whiskers,
      ],
    },
  );
}

const whisker: CustomSeriesRenderItem = (_, api) => {
  const row = api.value(0);
  const [low, high] = [api.coord([api.value(1), row]), api.coord([api.value(2), row])] as [number[], number[]];
  const [x1, x2, y] = [low[0] as number, high[0] as number, low[1] as number];
  const style = { stroke: 'var(--fg)', lineWidth: 1.4, fill: 'none' };
  const line = (a: number, b: number, c: number, d: number) => ({
    type: 'line' as const,
    shape: { x1: a, y1: b, x2: c, y2: d },
    style,
  });
  return { type: 'group', children: [line(x1, y, x2, y), line(x1, y - 5, x1, y + 5), line(x2, y - 5, x2, y + 5)] };
};

export interface Series {
  name: string;
  /** 0–1. */
  values: readonly (number | null)[];
}

/** Grouped columns of shares, a group a category. */
export function shareColumns(
  label: string,
  categories: readonly string[],
  series: readonly Series[],
  width = 900,
): string {
  return renderChart(
    label,
    { width, height: 300 },
    {
      grid: { left: 8, right: 8, top: 40 + 22 * Math.floor((series.length - 1) / 4), bottom: 8, containLabel: true },
      xAxis: axis({ type: 'category' as const, data: [...categories], splitLine: { show: false } }),
      yAxis: PERCENT_AXIS,
      series: series.map((s, i) => ({
        type: 'bar',
        name: s.name,
        silent: true,
        barMaxWidth: 26,
        itemStyle: { color: seriesColor(i) },
        data: s.values.map((v) => (v === null ? '-' : v * 100)),
      })),
    },
  );
}

/** Lines of shares over steps 1, 2, …; every series has its own symbol, for print without colour. */
export function shareLines(
  label: string,
  xName: string,
  categories: readonly string[],
  series: readonly Series[],
): string {
  return renderChart(
    label,
    { width: 900, height: 340 },
    {
      grid: { left: 8, right: 24, top: 40 + 22 * Math.floor((series.length - 1) / 4), bottom: 24, containLabel: true },
      xAxis: axis({
        type: 'category' as const,
        data: [...categories],
        name: xName,
        nameLocation: 'middle' as const,
        nameGap: 28,
      }),
      yAxis: PERCENT_AXIS,
      series: series.map((s, i) => ({
        type: 'line',
        name: s.name,
        silent: true,
        symbol: SYMBOLS[i % SYMBOLS.length] as string,
        symbolSize: 7,
        lineStyle: { color: seriesColor(i), width: 2 },
        itemStyle: { color: seriesColor(i) },
        data: s.values.map((v) => (v === null ? '-' : v * 100)),
      })),
    },
  );
}

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'arrow', 'emptyRect', 'emptyCircle', 'emptyDiamond'];

export interface Point {
  x: number;
  /** 0–1. */
  share: number;
  name: string;
}

/** A scatter of shares; labels are drawn where there are few points, or for the named ones. */
export function scatter(
  label: string,
  xName: string,
  groups: readonly { name: string; points: readonly Point[]; labelled?: ReadonlySet<string> }[],
  width = 900,
): string {
  const many = groups.some((g) => g.points.length > 12);
  return renderChart(
    label,
    { width, height: 380 },
    {
      grid: { left: 8, right: 90, top: 40, bottom: 28, containLabel: true },
      xAxis: axis({
        type: 'value' as const,
        name: xName,
        nameLocation: 'middle' as const,
        nameGap: 28,
        scale: true,
      }),
      yAxis: PERCENT_AXIS,
      series: groups.map((g, i) => ({
        type: 'scatter',
        name: g.name,
        silent: true,
        symbol: SYMBOLS[i % SYMBOLS.length] as string,
        symbolSize: many ? 8 : 13,
        itemStyle: { color: seriesColor(i), opacity: many ? 0.75 : 1 },
        labelLayout: { hideOverlap: true },
        data: g.points.map((p) => ({ value: [p.x, p.share * 100], name: p.name })),
        label: {
          show: true,
          position: 'right',
          color: 'var(--fg)',
          fontSize: 11,
          formatter: ({ name }) => (!many || g.labelled?.has(name) ? name : ''),
        },
      })),
    },
  );
}
