/** `npm run site [-- --port 4000]`: the site for people, until Ctrl-C. The port is that of `--port`, else `CB_SITE_PORT`, else a free one. */
if (!process.argv.some((arg) => arg.startsWith('--port'))) process.argv.push('--port', process.env.CB_SITE_PORT || '0');
await import('../site/server/main');

// Keeps this file a module.
export {};
