import { init, type EChartsOption } from 'echarts';

export interface ChartSize {
  width: number;
  height: number;
}

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
      legend: { textStyle: { color: 'var(--fg)' }, top: 0, itemWidth: 14, itemHeight: 9, itemGap: 22 },
      grid: { left: 8, right: 16, top: 40, bottom: 8, containLabel: true },
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
