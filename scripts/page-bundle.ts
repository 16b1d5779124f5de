import { createRequire } from 'node:module';

const built = new Map<string, string>();

/**
 * A page of its own from one TSX entry, with its libraries bundled: the body's HTML, for tests and measurements that need real widgets
 * without the site. Bundled once a process.
 *
 * @param entry absolute path; it renders into `#root`
 */
export function bundlePage(entry: string): string {
  const known = built.get(entry);
  if (known !== undefined) return known;
  // esbuild comes with tsx, which every installation has.
  const require = createRequire(createRequire(import.meta.url).resolve('tsx/package.json'));
  const { buildSync } = require('esbuild') as {
    buildSync(options: object): { outputFiles: { text: string; path: string }[] };
  };
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const of = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  const script = of('.js').replaceAll('</script', '<\\/script');
  const html = `<style>${of('.css')}</style><div id="root" style="padding:20px"></div><script>${script}</script>`;
  built.set(entry, html);
  return html;
}
