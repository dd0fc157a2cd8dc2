// The form fields of the lobby.
import type { GameSummary } from "../api/types";

interface ChoicesProps {
  legend: string;
  name: string;
  chosen: string;
  choices: (readonly [value: string, label: string])[];
  onChoose(value: string): void;
}

export function Choices({ legend, name, chosen, choices, onChoose }: ChoicesProps) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  option: GameSummary["options"][number];
  value: number | undefined;
  onChange(value: number): void;
}

export function NumberField({ option, value, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      {option.name.charAt(0).toUpperCase() + option.name.slice(1)}
      <input
        type="number"
        min={option.minimum}
        max={option.maximum}
        value={value ?? option.default}
        title={option.description}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
