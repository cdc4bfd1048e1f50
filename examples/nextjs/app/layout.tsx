import type { ReactNode } from 'react';
import './style.css';

export const metadata = { title: 'A birth chart', description: 'Drawn on the server by siddhanta' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
