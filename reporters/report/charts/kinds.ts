import type { CustomSeriesOption, CustomSeriesRenderItem } from 'echarts';
import type { Interval } from '../../statistics/bootstrap';
import { axis, legendOf, renderChart, seriesColor, textWidth, twoWidths, type Chart } from './render';

/** An axis of shares. @param interval between its ticks, per cent */
const percentAxis = (interval = 20) =>
  axis({
    type: 'value' as const,
    min: 0,
    max: 100,
    interval,
    axisLabel: { color: 'var(--fg)', formatter: '{value}%' },
  });

/** Width that a number inside a bar takes, px. */
const NUMBER = 36;

export interface Bar {
  name: string;
  /** 0–1; null draws nothing. */
  value: number | null;
  interval: Interval | null;
}

/** Horizontal bars of shares with their 95 % intervals. */
export function shareBars(label: string, bars: readonly Bar[], colours: 'each' | 'one' = 'each'): Chart {
  const whiskers: CustomSeriesOption = {
    type: 'custom',
    renderItem: whisker,
    encode: { x: [1, 2], y: 0 },
    data: bars.flatMap((b, i) => (b.interval ? [[i, b.interval.low * 100, b.interval.high * 100]] : [])),
    z: 10,
    silent: true,
  };
  // The library cannot measure text outside a browser, and would cut long names.
  const names = Math.max(0, ...bars.map((b) => textWidth(b.name)));
  return twoWidths((width) => {
    const left = Math.min(names + 14, width / 2);
    const room = width - left - 30;
    return renderChart(
      label,
      { width, height: 40 + bars.length * 34 },
      {
        grid: { left, right: 30, top: 8, bottom: 28 },
        xAxis: percentAxis(room < 240 ? 50 : 20),
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
              formatter: ({ value }) =>
                typeof value === 'number' && (value / 100) * room >= NUMBER ? value.toFixed(1) : '',
            },
          },
          whiskers,
        ],
      },
    );
  });
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
export function shareColumns(label: string, categories: readonly string[], series: readonly Series[]): Chart {
  return twoWidths((width) => {
    const { legend, top } = legendOf(series, width);
    // Names that would run into each other are turned.
    const room = (width - 60) / Math.max(categories.length, 1);
    const rotate = categories.some((c) => textWidth(c) > room) ? 35 : 0;
    const below = rotate === 0 ? 26 : 12 + Math.max(...categories.map(textWidth)) * 0.6;
    return renderChart(
      label,
      { width, height: top + 220 + below },
      {
        legend,
        grid: { left: 44, right: 8, top, bottom: below },
        xAxis: axis({
          type: 'category' as const,
          data: [...categories],
          splitLine: { show: false },
          axisLabel: { color: 'var(--fg)', interval: 0, rotate },
        }),
        yAxis: percentAxis(),
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
  });
}

/** Lines of shares over steps 1, 2, …; every series has its own symbol, for print without colour. */
export function shareLines(
  label: string,
  xName: string,
  categories: readonly string[],
  series: readonly Series[],
): Chart {
  return twoWidths((width) => {
    const { legend, top } = legendOf(series, width);
    return renderChart(
      label,
      { width, height: top + 290 },
      {
        legend,
        grid: { left: 44, right: 16, top, bottom: 46 },
        xAxis: axis({
          type: 'category' as const,
          data: [...categories],
          name: xName,
          nameLocation: 'middle' as const,
          nameGap: 28,
        }),
        yAxis: percentAxis(),
        series: series.map((s, i) => ({
          type: 'line',
          name: s.name,
          silent: true,
          symbol: symbolOf(i),
          symbolSize: 7,
          lineStyle: { color: seriesColor(i), width: 2 },
          itemStyle: { color: seriesColor(i) },
          data: s.values.map((v) => (v === null ? '-' : v * 100)),
        })),
      },
    );
  });
}

/** Solid shapes that are told apart at 7 px; hollow ones would be filled white, also on a dark page. */
const SYMBOLS = [
  'circle',
  'rect',
  'triangle',
  'diamond',
  'path://M0,0L10,0L5,9Z',
  'path://M3.5,0h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
  'pin',
  'path://M0,0L10,5L0,10Z',
];

function symbolOf(series: number): string {
  return SYMBOLS[series % SYMBOLS.length] as string;
}

export interface Point {
  x: number;
  /** 0–1. */
  share: number;
  name: string;
}

export interface PointGroup {
  name: string;
  points: readonly Point[];
  /** Names that are written beside their marks. */
  labelled?: ReadonlySet<string>;
}

/** A scatter of shares. Several groups are told apart by the legend, the points of one by their labels. */
export function scatter(label: string, xName: string, groups: readonly PointGroup[], wide = 900): Chart {
  const many = groups.some((g) => g.points.length > 12);
  const most = Math.max(...groups.flatMap((g) => g.points.map((p) => p.x)));
  return twoWidths((width) => {
    const { legend, top } = legendOf(groups.length > 1 ? groups : [], width);
    return renderChart(
      label,
      { width, height: top + 330 },
      {
        legend,
        grid: { left: 44, right: 24, top, bottom: 46 },
        xAxis: axis({
          type: 'value' as const,
          name: xName,
          nameLocation: 'middle' as const,
          nameGap: 28,
          min: 0,
          splitNumber: width > 500 ? 6 : 4,
        }),
        yAxis: percentAxis(),
        series: groups.map((g, i) => ({
          type: 'scatter',
          name: g.name,
          silent: true,
          symbol: symbolOf(i),
          symbolSize: many ? 8 : 13,
          itemStyle: { color: seriesColor(i), opacity: many ? 0.75 : 1 },
          labelLayout: { hideOverlap: true },
          data: g.points.map((p) => ({
            ...{ value: [p.x, p.share * 100], name: p.name },
            // A label that would leave the drawing stands before its mark.
            ...(p.x > most * 0.72 ? { label: { position: 'left' as const } } : {}),
          })),
          label: {
            show: g.labelled !== undefined,
            position: 'right',
            color: 'var(--fg)',
            fontSize: 11,
            formatter: ({ name }) => (g.labelled?.has(name) ? name : ''),
          },
        })),
      },
    );
  }, wide);
}
