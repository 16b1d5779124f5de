import { Hono } from 'hono';
import { contentOf } from '../../tasks/sample-file';
import { messagePage } from './browse-page';

const PATH = '/files/';

/** Where a person gets the files that a task offers. Agents have them at hand: the fixture answers the file chooser. */
export function fileLinks(names: readonly string[] = []): { name: string; href: string }[] {
  return names.map((name) => ({ name, href: PATH + encodeURIComponent(name) }));
}

/** The files themselves. @param names of all files that tasks offer; others are not made */
export function sampleFileRoutes(names: ReadonlySet<string>): Hono {
  const routes = new Hono();
  routes.get(`${PATH}:name`, (c) => {
    const name = c.req.param('name');
    if (!names.has(name)) return c.html(messagePage('No such file', `No task offers a file ${name}.`), 404);
    return c.body(new Uint8Array(contentOf(name)), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
  return routes;
}
