/**
 * One style for screen and print, light and dark. Charts use the same variables, so that one SVG serves all.
 * Series colours keep 3:1 against both backgrounds and differ for colour-blind readers (after Okabe and Ito).
 */
export const STYLE = `
:root{--bg:#fff;--fg:#1d2129;--soft:#5b6472;--line:#d9dde4;--panel:#f6f7f9;--heat:#2f7fc1;--link:#0b5cad;--bad:#b3261e;
--s0:#0072b2;--s1:#d55e00;--s2:#008f68;--s3:#b0568f;--s4:#8a6d00;--s5:#5e4fa2;--s6:#4d4d4d;--s7:#2c8ba8}
@media (prefers-color-scheme:dark){:root{--bg:#14171c;--fg:#e6e9ee;--soft:#a2abb8;--line:#343b46;--panel:#1c2027;--heat:#4fa3e3;--link:#7dbcff;--bad:#ff8a80;
--s0:#56b4e9;--s1:#f08a3c;--s2:#2fc79b;--s3:#e08fc0;--s4:#e0c341;--s5:#a597f0;--s6:#bdbdbd;--s7:#6fd0e8}}
@media print{:root{--bg:#fff;--fg:#000;--soft:#444;--line:#bbb;--panel:#fff;--heat:#2f7fc1;--link:#0b5cad;--bad:#b3261e;
--s0:#0072b2;--s1:#d55e00;--s2:#008f68;--s3:#b0568f;--s4:#8a6d00;--s5:#5e4fa2;--s6:#4d4d4d;--s7:#2c8ba8}details::details-content{content-visibility:visible;block-size:auto}header nav,.controls{display:none!important}section{break-inside:auto}figure,tr{break-inside:avoid}.scroll{overflow:visible!important}main{max-width:none!important}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;print-color-adjust:exact;-webkit-print-color-adjust:exact}
header{display:flex;flex-wrap:wrap;gap:.4rem 1.5rem;align-items:baseline;padding:.7rem 1.2rem;border-bottom:1px solid var(--line);background:var(--panel)}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem}
a{color:var(--link)}
nav a{text-decoration:none}
nav a[aria-current]{color:var(--fg);font-weight:600}
main{max-width:1180px;margin:0 auto;padding:0 1.2rem 4rem}
h1{font-size:1.5rem;margin:1.4rem 0 .3rem}
h2{font-size:1.15rem;margin:2.2rem 0 .5rem}
h3{font-size:1rem;margin:1.2rem 0 .3rem}
.note,figcaption,.facts dt{color:var(--soft);font-size:.87rem}
.note{margin:.35rem 0;max-width:78ch}
.warn{border-left:3px solid var(--bad);padding:.3rem .8rem;background:var(--panel);margin:.6rem 0}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(160px,45%),1fr));gap:.5rem 1.4rem;margin:.8rem 0}
.facts dt{margin:0}.facts dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto;max-width:100%}
table{border-collapse:collapse;font-size:.87rem;font-variant-numeric:tabular-nums;margin:.5rem 0}
th,td{padding:.22rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
thead th{color:var(--soft);font-weight:600;border-bottom:1.5px solid var(--soft);vertical-align:bottom}
th.l{text-align:left;font-weight:400}
#list th:last-child{white-space:normal;min-width:14rem;overflow-wrap:anywhere}
.scroll th.l:first-child{position:sticky;left:0;background:var(--bg)}
tbody tr:hover{background:var(--panel)}
td.heat{background:color-mix(in srgb,var(--heat) calc(var(--v)*.55),var(--bg))}
figure{margin:.8rem 0}
figure svg{display:block;width:100%;height:auto;max-width:960px}
.narrow{display:none}
td small{display:block;color:var(--soft);font-size:.76rem;line-height:1.2}
.two{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(460px,100%),1fr));gap:0 2rem}
.controls{display:flex;flex-wrap:wrap;gap:.5rem;margin:.8rem 0}
.controls input{width:min(24em,100%)}
.controls input,.controls select,button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:4px;padding:.25rem .5rem}
.step{display:grid;align-items:start;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:1rem;border-top:1px solid var(--line);padding:.9rem 0}
.step .shot{position:relative;background:var(--panel);border:1px solid var(--line)}
.step .shot img,.step .shot svg{display:block;width:100%;height:auto}
.step .shot a{display:block}.step .shot a+svg{position:absolute;inset:0;height:100%;pointer-events:none}
.goal{max-width:78ch;border-left:3px solid var(--heat);padding:.2rem .8rem;background:var(--panel)}
.side:has(>:nth-child(2)) .step{grid-template-columns:1fr;gap:.5rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);padding:.4rem .6rem;margin:.3rem 0;font-size:.82rem;max-height:16rem;overflow:auto}
.error{color:var(--bad)}
.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(520px,100%),1fr));gap:0 2rem}
@media screen and (max-width:640px){.wide{display:none}.narrow{display:block}}
@media print{table{font-size:.7rem!important}th,td{white-space:normal!important;padding:.15rem .4rem!important}}
@media (max-width:700px){thead th{white-space:normal}.step{grid-template-columns:1fr}main{padding:0 .8rem 3rem}}
`;
