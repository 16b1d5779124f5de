/**
 * A tiny agent as anybody could write one: attaches to the browser at `CB_CDP_URL` and does what its arguments say.
 * `click 200,140`, `type hello`, `press Enter`, `drag 10,10 50,50`, `clicks` (without end), `js` (acts by script), `children` (leaves a process
 * behind that ignores the polite signal), `hang`, `fail`, `env`, `report '{…}'`
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const args = process.argv.slice(2);
const browser = await chromium.connectOverCDP(process.env.CB_CDP_URL);
const page = browser.contexts()[0].pages()[0];
const point = () => args.shift().split(',').map(Number);

for (let word = args.shift(); word !== undefined; word = args.shift()) {
  switch (word) {
    case 'click':
      await page.mouse.click(...point());
      break;
    case 'dblclick':
      await page.mouse.dblclick(...point());
      break;
    case 'clicks':
      for (let x = 10; ; x += 20) await page.mouse.click(x % 1000, 500);
    case 'type':
      await page.keyboard.type(args.shift());
      break;
    case 'press':
      await page.keyboard.press(args.shift());
      break;
    case 'drag':
      await page.mouse.move(...point());
      await page.mouse.down();
      await page.mouse.move(...point(), { steps: 4 });
      await page.mouse.up();
      break;
    case 'js':
      await page.evaluate(() => document.querySelector('button').click());
      break;
    case 'children': {
      const child = spawn('sh', ['-c', "trap '' TERM; while :; do sleep 1; done"], { stdio: 'inherit' });
      writeFileSync(process.env.PIDS, `${process.pid} ${child.pid}`);
      break;
    }
    case 'hang':
      await new Promise((resolve) => setTimeout(resolve, 600_000));
      break;
    case 'fail':
      console.error('Traceback:\nValueError: no such thing');
      process.exit(3);
      break;
    case 'env':
      console.log(JSON.stringify(process.env));
      break;
    case 'report':
      writeFileSync(process.env.CB_REPORT, args.shift());
      break;
  }
}
// What the page makes of it needs a moment; the connection ends with the process, the browser stays.
await page.waitForTimeout(300);
process.exit(0);
