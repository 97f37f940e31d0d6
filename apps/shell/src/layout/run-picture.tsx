import { useTranslation } from '@haisha/i18n';
import { chakra } from '@haisha/ui';

const hourX = (hour: number) => 56 + hour * 52;
const rowY = (row: number) => 306 + row * 30;

/** The runs of a morning, from hour to hour; the third one is the run on the map. */
const runs = [
  ['S01', 1.2, 6.2],
  ['S03', 2.6, 9.4],
  ['S07', 2, 8.6],
  ['S09', 3.4, 10.2],
  ['C01', 0.6, 4.2],
  ['S12', 5.2, 10.8],
] as const;
const shownRow = 2;
const now = 6;
const stops = [
  { hour: 3.1, x: 228, y: 146 },
  { hour: 3.7, x: 262, y: 118 },
  { hour: 4.3, x: 296, y: 78 },
  { hour: 4.9, x: 338, y: 52 },
  { hour: 5.5, x: 408, y: 52 },
  { hour: 6.4, x: 446, y: 128 },
  { hour: 7, x: 404, y: 178 },
  { hour: 7.7, x: 330, y: 178 },
];
const streets =
  'M150 52H520M150 118H520M150 178H520M190 0V240M228 0V240M296 0V240M370 0V240M446 0V240M150 204H300V178M262 178V240M370 118 520 20';
const documents = [
  { name: 'rollCall', y: 278, drawing: 'm13 28 7 7 13-15' },
  { name: 'report', y: 344, drawing: 'M9 22h28M9 29h28M9 36h18' },
  { name: 'invoice', y: 410, drawing: 'm15 20 8 10 8-10M23 30v12M16 32h14M16 37h14' },
];

/** Draws one run: its way on the map, its bar among the others of the day, and the documents it ends in. Decoration. */
export function RunPicture() {
  return (
    <Drawing viewBox="0 0 768 496" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Streets />
      <path
        d={`M160 232V${rowY(shownRow) - 8}M503 232V${rowY(shownRow) - 8}`}
        stroke="var(--route)"
        strokeDasharray="2 4"
        opacity="0.7"
      />
      <Way />
      <Day />
      <Documents />
    </Drawing>
  );
}

function Streets() {
  return (
    <>
      <clipPath id="run-map">
        <rect x="160" y="4" width="343" height="228" rx="8" />
      </clipPath>
      <g clipPath="url(#run-map)">
        <rect x="160" y="4" width="344" height="228" fill="var(--ground)" />
        <path d="M150 30C240 10 250 200 350 232" stroke="var(--river)" strokeWidth="16" />
        <path d={streets} stroke="var(--side)" strokeWidth="7" />
      </g>
    </>
  );
}

function Way() {
  return (
    <>
      <path d="M446 90V178H262V204H190" stroke="var(--faint)" strokeWidth="2" strokeDasharray="1 5" />
      <path d="M190 204V178H228V118H296V52H446V90" stroke="var(--route)" strokeWidth="3" />
      {stops.map(({ hour, x, y }, index) => {
        const isDone = hour < now;
        return (
          <g key={hour}>
            <circle
              cx={x}
              cy={y}
              r="9"
              fill={isDone ? 'var(--stop)' : 'var(--paper)'}
              stroke={isDone ? 'var(--paper)' : 'var(--faint)'}
              strokeWidth="1.5"
            />
            <text x={x} y={y + 4} fontSize={11} textAnchor="middle" fill={isDone ? '#fff' : 'var(--text)'}>
              {index + 1}
            </text>
          </g>
        );
      })}
      <rect x="180" y="194" width="20" height="20" rx="4" fill="var(--paper)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M185 209v-6l5-4 5 4v6" stroke="var(--edge)" strokeWidth="1.5" />
      <circle cx="446" cy="92" r="5" fill="var(--now)" stroke="var(--paper)" strokeWidth="2" />
    </>
  );
}

function Day() {
  return (
    <>
      {[0, 2, 4, 6, 8, 10].map((hour) => (
        <g key={hour}>
          <line x1={hourX(hour)} x2={hourX(hour)} y1="276" y2="482" stroke="var(--line)" />
          {/* The dashed line of the map would run through the second one. */}
          <text
            x={hourX(hour)}
            y="266"
            dx={hour === 2 ? -18 : 0}
            fontSize={12}
            textAnchor="middle"
            fill="var(--faint)"
          >{`${hour}:00`}</text>
        </g>
      ))}
      {runs.map(([name, from, until], row) => (
        <g key={name}>
          <rect
            x={hourX(from)}
            y={rowY(row) - 8}
            width={hourX(until) - hourX(from)}
            height="16"
            rx="4"
            fill={row === shownRow ? 'var(--route)' : 'var(--river)'}
          />
          <text
            x="40"
            y={rowY(row) + 4}
            fontSize={12}
            textAnchor="end"
            fill={row === shownRow ? 'var(--text)' : 'var(--faint)'}
          >
            {name}
          </text>
        </g>
      ))}
      {stops.map(({ hour }) => (
        <path
          key={hour}
          d={`M${hourX(hour)} ${rowY(shownRow) - 8}v16`}
          stroke="var(--side)"
          strokeWidth="2.5"
          strokeLinecap="butt"
        />
      ))}
      <path d={`M${hourX(now)} 276V482`} stroke="var(--now)" strokeWidth="1.25" />
    </>
  );
}

function Documents() {
  const { t } = useTranslation('shell');
  return (
    <>
      <path d={`M${hourX(8.6) + 6} ${rowY(shownRow)}H632m-6-5 6 5-6 5`} stroke="var(--route)" strokeWidth="2" />
      {documents.map(({ name, y, drawing }) => (
        <g key={name} transform={`translate(648 ${y})`} strokeWidth="1.5">
          <path
            d="M0 4a4 4 0 0 1 4-4h30l12 12v36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4zM34 0v12h12"
            fill="var(--paper)"
            stroke="var(--edge)"
          />
          <path d={drawing} stroke={name === 'rollCall' ? 'var(--route)' : 'var(--edge)'} />
          <text x="58" y="32" fontSize={14} fill="var(--edge)">
            {t(`login.picture.${name}`)}
          </text>
        </g>
      ))}
    </>
  );
}

const Drawing = chakra('svg', {
  base: {
    w: 'full',
    maxH: 'calc(100dvh - 16rem)',
    '--paper': 'colors.bg',
    '--side': 'colors.bg.subtle',
    '--ground': 'colors.bg.emphasized',
    '--river': 'colors.primary.muted',
    '--route': 'colors.primary.fg',
    '--stop': 'colors.primary.solid',
    '--line': 'colors.border',
    '--faint': 'colors.fg.subtle',
    '--edge': 'colors.fg.muted',
    '--text': 'colors.fg',
    '--now': 'colors.red.dot',
    '@media (forced-colors: active)': { display: 'none' },
  },
});
