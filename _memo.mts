import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
const V={ all:[], limbs:['cast/limbs.ts',/kept\.set\(/g], zodiac:['sky/zodiac.ts',/known\.set\(/g], formatters:['time/zoneOffset.ts',/formatters\.set\(/g], zones:['time/zoneOffset.ts',/zones\.set\(/g], views:['sky/geometric.ts',/views\.set\(/g], steady:['cast/steady.ts',/skies\.set\(/g], track:['sky/track.ts',/kept\.set\(/g], orient:['sky/rise-set.ts',/orientations\.set\(/g], histories:['time/zoneHistory.ts',/histories\.set\(/g], eras:['time/localMeanTime.ts',/eras\.set\(/g], cosine:['sky/chebyshev.ts',/cosineTables\.set\(/g] };
const W=`import {rasi} from './src/charts/rasi.ts'; import {panchang} from './src/index.ts'; import {vimshottari} from './src/dashas/vimshottari.ts';
const place={latitude:28.6139,longitude:77.209,timezone:'Asia/Kolkata'}; const c0=process.cpuUsage();
for(let i=0;i<150;i++){ const date=(1950+i%70)+'-0'+(1+i%9)+'-1'+(i%9); const birth={date,time:'08:30:00',place}; rasi({birth}); vimshottari({birth}); if(i%3===0) panchang({date,place}); }
const c=process.cpuUsage(c0); console.log((c.user+c.system)/1000);`;
for(const [n,[f,re]] of Object.entries(V) as any) await build({stdin:{contents:W,resolveDir:process.cwd(),loader:'ts'},bundle:true,format:'esm',platform:'node',outfile:`/tmp/laws/m/${n}.mjs`,logLevel:'error',plugins:[{name:'p',setup(b){b.onLoad({filter:/src\/.*\.ts$/},({path})=>{let s=readFileSync(path,'utf8'); if(f&&path.endsWith('/src/'+f)){ if(!re.test(s)) console.log('no match',n); re.lastIndex=0; s=s.replace(re,'((...a:any[])=>a)('); } return {contents:s,loader:'ts'};});}}]});
const got={}; for(let i=0;i<5;i++) for(const n of Object.keys(V)){ const r=spawnSync('node',[`/tmp/laws/m/${n}.mjs`],{encoding:'utf8'}); (got[n]??=[]).push(+r.stdout||NaN); if(!r.stdout) console.log(n,r.stderr.slice(0,300)); }
for(const [n,a] of Object.entries(got) as any) console.log(n,a.sort((x,y)=>x-y)[2].toFixed(0),'min',a[0].toFixed(0));
