# The hall in an image: rules compiled, client built, nothing that builds left in it.

FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /longhall
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[machines]"

FROM python:3.11-slim-bookworm
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "longhall[machines]" \
    && useradd --create-home hall && mkdir /data && chown hall /data
USER hall
ENV LONGHALL_HOST=0.0.0.0 \
    LONGHALL_PORT=8765 \
    LONGHALL_DATABASE=sqlite:////data/hall.sqlite3 \
    LONGHALL_LOG=json
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/api/ready', timeout=4)"]
ENTRYPOINT ["longhall"]
CMD ["serve", "--no-browser"]
