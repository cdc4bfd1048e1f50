import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isSiddhantaError, type Result } from 'siddhanta';
import { type Language, localise, type Say } from 'siddhanta/names/core';
import { type Block, blocksOf } from 'siddhanta/readings';
import { BlockView, joined, type Speech } from './Blocks.js';
import { ACTS, HOURS, MATTERS, PERSONS, STYLES, SYSTEMS, VARGAS, VARIANTS } from './choices.js';
import { isOfDay } from './doors.js';
import { ChoiceField, type Fault, type FieldProps, RadioField, TextField } from './fields.js';
import { fieldHere, fieldOf, placed } from './form.js';
import { Picture } from './Picture.js';
import { inputOf, isMomentary, isTimeUnknown, type Panel, type PanelCode } from './panel.js';
import { useLabels, useSay } from './say.js';
import { Take } from './Take.js';

interface Props extends FieldProps {
  readonly panel: Panel;
  readonly language: Language | undefined;
  readonly setFault: (fault: Fault | undefined) => void;
  readonly showSources: (result: Result<unknown>, about?: string) => void;
  readonly showPeople: () => void;
}

type Computed = { readonly input: unknown; readonly result: Result<unknown> } | { readonly fault: Fault };

function compute(panel: Panel, { operation }: PanelCode, input: unknown): Computed {
  try {
    return { input, result: operation(input) };
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    const field = fieldOf(error.field, isMomentary(panel) ? 'moment' : 'day');
    return { fault: { field: isOfDay(panel) ? fieldHere(field) : field, message: error.message } };
  }
}

function useCode(panel: Panel): PanelCode | 'missing' | undefined {
  const [code, setCode] = useState<PanelCode | 'missing'>();
  useEffect(() => {
    panel.load().then(
      (loaded) => setCode(loaded),
      () => setCode('missing'),
    );
  }, [panel]);
  return code;
}

function VargaFields(props: FieldProps): VNode {
  const { form, set } = props;
  const say = useSay();
  const variants = VARIANTS[form.varga] ?? [];
  return (
    <>
      <ChoiceField
        {...props}
        set={(changes) => set({ ...changes, variant: '' })}
        field="varga"
        label={say('Chart')}
        word="varga"
        choices={VARGAS}
      />
      {variants.length === 0 ? null : (
        <ChoiceField
          {...props}
          field="variant"
          label={say('Counted')}
          word="variant"
          choices={variants}
          none={say('as usual')}
        />
      )}
    </>
  );
}

function InputFields({ panel, ...props }: FieldProps & { readonly panel: Panel }): VNode {
  const say = useSay();
  const has = (part: Panel['inputs'][number]): boolean => panel.inputs.includes(part);
  return (
    <div class="asking">
      {has('system') ? <ChoiceField {...props} field="system" label={say('Daśā')} choices={SYSTEMS} /> : null}
      {has('varga') ? <VargaFields {...props} /> : null}
      {has('day') ? <TextField {...props} field="day" label={say('Day')} placeholder="YYYY-MM-DD" /> : null}
      {has('span') || has('comingYears') ? (
        <TextField {...props} field="day" label={say('Five years from')} placeholder="YYYY-MM-DD" />
      ) : null}
      {has('year') ? (
        <TextField {...props} field="day" label={say('A day of the year')} placeholder="YYYY-MM-DD" />
      ) : null}
      {has('moment') || has('momentHere') || has('atMoment') ? (
        <TextField {...props} field="moment" label={say('Moment, with its offset')} />
      ) : null}
      {has('reign') ? <TextField {...props} field="moment" label={say('A day from, with its offset')} /> : null}
      {has('ruled') ? <TextField {...props} field="moment" label={say('Moment of the work, with its offset')} /> : null}
      {has('coming') || has('comingHere') ? (
        <TextField {...props} field="day" label={say('A year from')} placeholder="YYYY-MM-DD" />
      ) : null}
      {has('act') ? (
        <>
          <ChoiceField {...props} field="act" label={say('Act')} choices={ACTS} />
          <TextField {...props} field="day" label={say('From')} placeholder="YYYY-MM-DD" />
          <TextField {...props} field="days" label={say('Days')} inputMode="numeric" />
        </>
      ) : null}
      {has('matter') ? (
        <>
          <ChoiceField {...props} field="matter" label={say('Matter')} choices={MATTERS} />
          <TextField {...props} field="day" label={say('Periods from')} placeholder="YYYY-MM-DD" />
        </>
      ) : null}
      {has('person') ? <ChoiceField {...props} field="person" label={say('Person')} choices={PERSONS} /> : null}
      {has('search') ? (
        <>
          <TextField {...props} field="day" label={say('From')} placeholder="YYYY-MM-DD" />
          <TextField {...props} field="days" label={say('Days')} inputMode="numeric" />
          <ChoiceField {...props} field="hours" label={say('When')} choices={HOURS} none={say('at any hour')} />
          <TextField {...props} field="stars" label={say('Nakṣatras, 1 to 27')} placeholder={say('any')} />
          <TextField {...props} field="tithis" label={say('Tithis, 1 to 30')} placeholder={say('any')} />
          <TextField {...props} field="weekdays" label={say('Weekdays, 1 is Sunday')} placeholder={say('any')} />
        </>
      ) : null}
      {has('question') ? (
        <>
          <TextField {...props} field="number" label={say('Number, 1 to 249')} inputMode="numeric" word="horary" />
          <TextField {...props} field="moment" label={say('Moment, with its offset')} />
          <TextField
            {...props}
            field="house"
            label={say('House of the matter')}
            inputMode="numeric"
            placeholder={say('from the words')}
          />
          <TextField {...props} field="question" label={say('Question')} placeholder={say('Will I get the job?')} />
        </>
      ) : null}
      {has('askedMatter') || has('asker') ? (
        <TextField {...props} field="moment" label={say('Moment, with its offset')} />
      ) : null}
      {has('askedMatter') ? (
        <TextField {...props} field="house" label={say('House of the matter')} inputMode="numeric" placeholder="7" />
      ) : null}
      {has('asker') ? <TextField {...props} field="asked" label={say('Number, 1 to 108')} inputMode="numeric" /> : null}
      {has('style') ? <RadioField {...props} field="style" label={say('Style')} choices={STYLES} /> : null}
    </div>
  );
}

/** Returns the blocks of a result in a language; charts stay as they are, since their signs are places. */
function blocksIn(
  code: PanelCode,
  input: unknown,
  result: Result<unknown>,
  language: Language | undefined,
): readonly Block[] {
  const plain = blocksOf(code.readings, input, result);
  if (language === undefined) return plain;
  const label = blocksOf(code.readings, input, { ...result, data: localise(result, language).data });
  return label.map((block, i) => (block.kind === 'chart' ? (plain[i] ?? block) : block));
}

/** Returns the width for which pictures are laid out: on a narrow screen their letters stay as large as those of the page. */
const pictureSize = (): number => (innerWidth < 560 ? 360 : 560);

/** Returns what a number is about, `Moon, Degrees`, part by part. */
const aboutIn = (about: string, say: Say): string =>
  about
    .split(', ')
    .map((part) => say(part))
    .join(', ');

function Answer({
  code,
  input,
  result,
  ...props
}: Props & { readonly code: PanelCode; readonly input: unknown; readonly result: Result<unknown> }): VNode {
  const { form, language, panel, set, showSources, showPeople } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isUnknown = isTimeUnknown(panel, form) && code.handlesUnknownTime !== true;
  const say = useSay();
  const speech: Speech = { language, label: say, placed: (text) => placed(text, form) };
  const svg = useMemo(
    () =>
      isUnknown || code.View !== undefined
        ? undefined
        : code.picture?.(
            result,
            { size: pictureSize(), id: 'drawn', ...(language === undefined ? {} : { language }) },
            form,
          ),
    [code, result, language, form.style, isUnknown],
  );
  const blocks = useMemo(
    () =>
      isUnknown || code.View !== undefined
        ? []
        : joined(blocksIn(code, input, result, language)).filter(({ kind }) => code.without?.includes(kind) !== true),
    [code, input, result, language, isUnknown],
  );
  // A click on any number shows its sources. With the keyboard the button above does: hundreds of tab stops would help nobody.
  useEffect(() => {
    const point = ({ target }: Event): void => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
      if (cell !== null && target instanceof Element && target.closest('button:not(.period), a') === null)
        showSources(result, [aboutIn(cell.dataset.about ?? '', say), cell.textContent].filter(Boolean).join(': '));
    };
    const here = frame.current;
    here?.addEventListener('click', point);
    return () => here?.removeEventListener('click', point);
  }, [result, showSources, say]);
  const part = { form, input, result, language, set, showSources, showPeople };
  const { Before, After, Unknown, View } = code;
  return (
    <div class={`answer ${panel.id}`} ref={frame}>
      <button type="button" class="quiet sources-button" onClick={() => showSources(result)}>
        {say('Sources')}
      </button>
      {isUnknown && Unknown !== undefined ? (
        <Unknown {...part} />
      ) : View !== undefined ? (
        <View {...part} />
      ) : (
        <>
          {svg === undefined ? null : <Picture svg={svg} />}
          <Take code={code} form={form} input={input} result={result} svg={svg} />
          {Before === undefined ? null : <Before {...part} />}
          <div class="blocks">
            {blocks.map((block, i) => (
              // The order of blocks never changes.
              <BlockView key={`${block.kind} ${i + 1}`} block={block} speech={speech} />
            ))}
          </div>
          {After === undefined ? null : <After {...part} />}
        </>
      )}
    </div>
  );
}

/** A panel of the page. */
export function PanelView(props: Props): VNode {
  const say = useSay();
  const label = useLabels();
  const { panel, form, setFault } = props;
  const code = useCode(panel);
  const isUnknown = isTimeUnknown(panel, form);
  const cannotSay = isUnknown && panel.needsTime !== undefined;
  const key = JSON.stringify(inputOf(panel.inputs, form));
  const computed = useMemo(
    () =>
      code === undefined || code === 'missing' || cannotSay
        ? undefined
        : compute(panel, code, inputOf(panel.inputs, form)),
    [code, key, cannotSay],
  );
  const fault = computed !== undefined && 'fault' in computed ? computed.fault : undefined;
  useEffect(() => setFault(fault), [fault]);
  useEffect(() => {
    if (computed === undefined) return;
    performance.mark('siddhanta:ready');
    dispatchEvent(new Event('siddhanta:ready'));
  }, [computed === undefined]);
  const isReady = computed !== undefined || code === 'missing' || cannotSay;
  return (
    <div
      class={panel.isFirst ? 'panel first' : 'panel'}
      data-ready={isReady}
      data-panel={panel.id}
      aria-busy={!isReady}
    >
      {panel.isFirst ? null : (
        <>
          <h2 class="unseen">{say(panel.title)}</h2>
          <p class="lead">{say(panel.about)}</p>
        </>
      )}
      <InputFields {...props} />
      {code === 'missing' ? (
        <p class="fault" role="alert">
          {say('This part of the page could not be loaded. Connect to the network and reload the page.')}
        </p>
      ) : null}
      {cannotSay ? <p class="notice">{say(panel.needsTime ?? '')}</p> : null}
      {fault === undefined ? null : (
        <p class="notice" role={fault.field === undefined ? 'alert' : undefined}>
          {fault.field === undefined ? label(fault.message) : say('Correct the marked field to see a result.')}
        </p>
      )}
      {computed !== undefined && 'result' in computed && code !== undefined && code !== 'missing' ? (
        <Answer {...props} code={code} input={computed.input} result={computed.result} />
      ) : null}
    </div>
  );
}
