"""arbitro's HTTP service; it knows no game, only descriptors found below ``rules``."""
