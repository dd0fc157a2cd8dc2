import { render } from "preact";
import { App } from "./app";
import { applyTheme } from "./theme";
import "./style/index.css";

applyTheme();
render(<App />, document.getElementById("app")!);
