// What is asked of the built site: every link within it leads to something, and nothing is loaded from another host.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { anchorsOf } from './slug.js';

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => pattern.test(name))
    .sort();

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/**
 * Returns the links of built pages that lead nowhere: to a file that is not in the folder, or to an id that the page has not.
 *
 * @param dist of the built site
 * @param base under which it is served, with slashes around
 */
export function deadLinks(dist: string, base = '/'): string[] {
  const pages = filesBelow(dist, /\.html$/);
  const texts = new Map(pages.map((file) => [file, readFileSync(file, 'utf8')]));
  const ids = new Map([...texts].map(([file, html]) => [file, new Set(attributes(html, 'id'))]));
  return [...texts].flatMap(([file, html]) => {
    const place = relative(dist, file).replaceAll('\\', '/');
    return [...new Set(attributes(html, 'href'))].flatMap((href) => {
      const url = new URL(href, `http://site.test${base}${place}`);
      if (url.host !== 'site.test' || !/^https?:$/.test(url.protocol)) return [];
      if (!url.pathname.startsWith(base)) return [`${place}: ${href} leads out of ${base}`];
      const path = join(dist, decodeURIComponent(url.pathname.slice(base.length)));
      const target = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
      if (!existsSync(target)) return [`${place}: ${href} leads to no file`];
      const anchor = decodeURIComponent(url.hash.slice(1));
      // What follows # in the address of the playground is what it shows.
      if (anchor === '' || !target.endsWith('.html') || target === join(dist, 'play/index.html')) return [];
      if (ids.get(target)?.has(anchor)) return [];
      return [`${place}: ${href} names no heading there`];
    });
  });
}

const LOADING = [
  /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\s(?:src|srcset)="((?:https?:)?\/\/[^"]*)"/g,
  /<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*\shref="((?:https?:)?\/\/[^"]*)"/g,
  /url\(\s*["']?((?:https?:)?\/\/[^"')]*)/g,
  /@import\s+["']((?:https?:)?\/\/[^"']*)/g,
  /(?<!@)\bimport\(?\s*["'`]((?:https?:)?\/\/[^"'`]*)/g,
  /\b(?:fetch|importScripts|new WebSocket|new EventSource)\(\s*["'`]((?:(?:https?|wss?):)?\/\/[^"'`]*)/g,
];

/** Returns what the built site would load from other hosts, as `file: address`. */
export function foreignLoads(dist: string): string[] {
  return filesBelow(dist, /\.(html|css|m?js)$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return LOADING.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, address]) => `${relative(dist, file)}: ${address}`),
    );
  });
}

/** Returns the links of markdown files, as GitHub shows them, that lead to no file or to no heading. */
export function deadMarkdownLinks(root: string, files: readonly string[]): string[] {
  const anchors = new Map<string, Set<string>>();
  const anchorsIn = (file: string): Set<string> => {
    const known = anchors.get(file) ?? anchorsOf(readFileSync(join(root, file), 'utf8'));
    anchors.set(file, known);
    return known;
  };
  return files.flatMap((file) => {
    const prose = readFileSync(join(root, file), 'utf8')
      .replace(/^\s*```[\s\S]*?^\s*```\s*$/gm, '')
      .replace(/`[^`\n]*`/g, '');
    return [...prose.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z][a-z+.-]*:/i.test(link)) return [];
      const [path = '', hash = ''] = link.split(/(?=#)/);
      const target = path.startsWith('#') || path === '' ? file : join(dirname(file), decodeURI(path));
      if (target.startsWith('..') || !existsSync(join(root, target))) return [`${file}: ${link} leads to no file`];
      const anchor = decodeURIComponent((path.startsWith('#') ? path : hash).slice(1));
      if (anchor === '' || !target.endsWith('.md') || anchorsIn(target).has(anchor)) return [];
      return [`${file}: ${link} names no heading there`];
    });
  });
}
