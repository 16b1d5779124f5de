import type { ReactNode } from 'react';

export const metadata = { title: 'ComponentBench' };

/** Holds no library and no style: what it imports would reach every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {/* An empty icon keeps browsers from asking for one. */}
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
