import type { EChartsOption } from 'echarts';
// One file: the package's index loads 300 modules, which costs every run more than a second.
import { init } from 'echarts/dist/echarts.esm.min';

export interface ChartSize {
  width: number;
  height: number;
}

/** One chart as two SVG texts: for a page as wide as a desk or a sheet of paper, and for a phone. */
export interface Chart {
  wide: string;
  narrow: string;
}

/** Width of the drawing on a phone, px. */
const NARROW = 358;

export function twoWidths(draw: (width: number) => string, wide = 900): Chart {
  return { wide: draw(wide), narrow: draw(NARROW) };
}

/** About how wide a text is at 12 px: the renderer has no fonts to measure with. */
export function textWidth(text: string): number {
  return text.length * 7;
}

const MARK = { width: 14, gap: 22, row: 24 };

/** A legend for named series, and where the drawing below it begins; none for a single series. */
export function legendOf(
  series: readonly { name: string }[],
  width: number,
): { legend: { show: boolean } & Partial<typeof LEGEND>; top: number } {
  if (series.length < 2) return { legend: { show: false }, top: 16 };
  let [rows, x] = [1, 0];
  for (const { name } of series) {
    const entry = MARK.width + 6 + textWidth(name);
    if (x > 0 && x + entry > width) [rows, x] = [rows + 1, 0];
    x += entry + MARK.gap;
  }
  return { legend: { show: true, ...LEGEND }, top: rows * MARK.row + 18 };
}

const LEGEND = { textStyle: { color: 'var(--fg)' }, top: 0, itemWidth: MARK.width, itemHeight: 9, itemGap: MARK.gap };

/** Colour of a series: a variable of the page's style, so that one picture serves light, dark and print. */
export function seriesColor(index: number): string {
  return `var(--s${index % 8})`;
}

const AXIS = {
  axisLine: { lineStyle: { color: 'var(--soft)' } },
  axisTick: { lineStyle: { color: 'var(--soft)' } },
  axisLabel: { color: 'var(--fg)' },
  nameTextStyle: { color: 'var(--soft)' },
  splitLine: { lineStyle: { color: 'var(--line)' } },
};

/** Defaults of every axis; spread first. */
export function axis<T extends object>(options: T): typeof AXIS & T {
  return { ...AXIS, ...options };
}

/** Renders a chart to SVG text on the server side; nothing of the chart library reaches the page. */
export function renderChart(label: string, size: ChartSize, option: EChartsOption): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption({
      animation: false,
      textStyle: { fontFamily: 'inherit', color: 'var(--fg)' },
      ...option,
    });
    const title = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    // The library writes hover styles for its own pages; ids would clash between the charts of one page.
    return (
      chart
        .renderToSVGString()
        .replace(/<style\s*>[\s\S]*?<\/style>/g, '')
        .replaceAll(/ class="zr[^"]*"/g, '')
        .replaceAll(' pointer-events="visible"', '')
        // Hundredths of a px are enough for coordinates; labels are left alone.
        .replaceAll(/ (?:d|points|transform)="[^"]*"/g, (part) => part.replaceAll(/(\d+\.\d{2})\d+/g, '$1'))
        .replace('<svg ', `<svg role="img" aria-label="${title}" `)
    );
  } finally {
    chart.dispose();
  }
}
